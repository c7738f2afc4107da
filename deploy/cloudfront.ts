import { WORKER } from '../src/browser/service-worker.ts';
import { pathFunction, statusFunction, UNKNOWN } from './cloudfront-functions.ts';
import {
  CACHE,
  DESCRIPTOR,
  MISSING,
  MISSING_FILE,
  SHELL,
  siteHeaders,
  TYPES,
  type Site,
} from './site.ts';

/** Headers with their own settings in a response headers policy; the others are custom headers. */
const OWN_SETTINGS = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
];

function headersPolicy(policy: string): object {
  const headers = siteHeaders(policy);
  const custom = headers.filter(([name]) => !OWN_SETTINGS.includes(name));
  const override = { Override: true };
  const of = (wanted: string) => headers.find(([name]) => name === wanted)?.[1] ?? '';
  return {
    Name: { 'Fn::Sub': '${AWS::StackName}-headers' },
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, ...override },
      ContentTypeOptions: override,
      FrameOptions: { FrameOption: of('X-Frame-Options'), ...override },
      ReferrerPolicy: { ReferrerPolicy: of('Referrer-Policy'), ...override },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/\d+/.exec(of('Strict-Transport-Security'))?.[0]),
        ...override,
      },
    },
    CustomHeadersConfig: {
      Items: custom.map(([Header, Value]) => ({ Header, Value, ...override })),
    },
  };
}

/** The stack: a private bucket, the functions, the headers, and the distribution. */
function template({ policy, pages }: Site): object {
  const missing = (ErrorCode: number) => ({
    ErrorCode,
    ResponseCode: 404,
    ResponsePagePath: MISSING_FILE,
    ErrorCachingMinTTL: 0,
  });
  const name = (what: string) => ({ 'Fn::Sub': `\${AWS::StackName}-${what}` });
  const edgeFunction = (what: string, comment: string, code: string) => ({
    Type: 'AWS::CloudFront::Function',
    Properties: {
      Name: name(what),
      AutoPublish: true,
      FunctionCode: code,
      FunctionConfig: { Comment: comment, Runtime: 'cloudfront-js-2.0' },
    },
  });
  const runs = (what: string, event: string) => ({
    EventType: event,
    FunctionARN: { 'Fn::GetAtt': [what, 'FunctionMetadata', 'FunctionARN'] },
  });
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'A site of static files: bucket, paths, headers, distribution',
    Resources: {
      Bucket: {
        Type: 'AWS::S3::Bucket',
        Properties: {
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
        },
      },
      BucketPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Bucket' },
          PolicyDocument: {
            Version: '2012-10-17',
            Statement: [
              {
                Effect: 'Allow',
                Principal: { Service: 'cloudfront.amazonaws.com' },
                Action: 's3:GetObject',
                Resource: { 'Fn::Sub': '${Bucket.Arn}/*' },
                Condition: {
                  StringEquals: {
                    'AWS:SourceArn': {
                      'Fn::Sub':
                        'arn:aws:cloudfront::${AWS::AccountId}:distribution/${Distribution}',
                    },
                  },
                },
              },
            ],
          },
        },
      },
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: name('access'),
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      Paths: edgeFunction('paths', 'Path to file', pathFunction(pages)),
      Status: edgeFunction('status', 'Status of unknown paths', statusFunction()),
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: { ResponseHeadersPolicyConfig: headersPolicy(policy) },
      },
      // As long as the file's own header says (upload.sh); errors never have it.
      Caching: {
        Type: 'AWS::CloudFront::CachePolicy',
        Properties: {
          CachePolicyConfig: {
            Name: name('caching'),
            MinTTL: 0,
            DefaultTTL: 0,
            MaxTTL: 31536000,
            ParametersInCacheKeyAndForwardedToOrigin: {
              CookiesConfig: { CookieBehavior: 'none' },
              HeadersConfig: { HeaderBehavior: 'none' },
              QueryStringsConfig: { QueryStringBehavior: 'none' },
              EnableAcceptEncodingBrotli: true,
              EnableAcceptEncodingGzip: true,
            },
          },
        },
      },
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Enabled: true,
            HttpVersion: 'http2and3',
            IPV6Enabled: true,
            Origins: [
              {
                Id: 'files',
                DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] },
                OriginAccessControlId: { Ref: 'Access' },
                S3OriginConfig: { OriginAccessIdentity: '' },
              },
            ],
            DefaultCacheBehavior: {
              TargetOriginId: 'files',
              ViewerProtocolPolicy: 'redirect-to-https',
              AllowedMethods: ['GET', 'HEAD'],
              Compress: true,
              CachePolicyId: { Ref: 'Caching' },
              ResponseHeadersPolicyId: { Ref: 'Headers' },
              FunctionAssociations: [
                runs('Paths', 'viewer-request'),
                runs('Status', 'viewer-response'),
              ],
            },
            // The bucket responds 403 for a missing file.
            CustomErrorResponses: [missing(403), missing(404)],
          },
        },
      },
    },
    Outputs: {
      Bucket: { Value: { Ref: 'Bucket' } },
      Domain: { Value: { 'Fn::GetAtt': ['Distribution', 'DomainName'] } },
    },
  };
}

/**
 * Uploads a build in an order in which nothing is requested before it exists; each file says how long it is
 * cached.
 */
function upload(): string {
  return `#!/bin/sh
# upload.sh <folder of the build> <bucket>
set -eu
here=$(dirname "$0")
# CloudFront compresses; it would not choose among compressed copies.
copy() { aws s3 cp --recursive --exclude '*.br' --exclude '*.gz' --cache-control "$1" "$2" "$3"; }
copy '${CACHE.hashed}' "$1/assets" "s3://$2/assets"
copy '${CACHE.hashed}' "$1/builds/meta" "s3://$2/builds/meta"
aws s3 cp --cache-control '${CACHE.none}' "$here${MISSING_FILE}" "s3://$2${MISSING_FILE}"
aws s3 cp --recursive --cache-control '${CACHE.file}' --exclude '*.html' --exclude '${WORKER.slice(1)}' --exclude 'assets/*' --exclude 'builds/*' \\
  --exclude '.*' --exclude '*.br' --exclude '*.gz' "$1" "s3://$2"
aws s3 cp --recursive --content-type '${TYPES['webmanifest'] ?? ''}' --cache-control '${CACHE.file}' \\
  --exclude '*' --include '*.webmanifest' "$1" "s3://$2"
aws s3 cp --recursive --cache-control '${CACHE.page}' --exclude '*' --include '*.html' "$1" "s3://$2"
aws s3 cp --cache-control '${CACHE.page}' "$1${WORKER}" "s3://$2${WORKER}"
aws s3 cp --cache-control '${CACHE.page}' "$1${SHELL}" "s3://$2${UNKNOWN}"
aws s3 cp --cache-control '${CACHE.none}' "$1${DESCRIPTOR}" "s3://$2${DESCRIPTOR}"
`;
}

/** A CloudFormation stack with the functions and the headers, and the upload script. */
export function cloudfrontFiles(site: Site): Record<string, string> {
  return {
    'template.json': `${JSON.stringify(template(site), null, 2)}\n`,
    'paths.js': pathFunction(site.pages),
    'status.js': statusFunction(),
    'upload.sh': upload(),
    [MISSING_FILE.slice(1)]: MISSING,
  };
}
